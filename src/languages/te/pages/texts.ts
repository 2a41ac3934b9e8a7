import type * as english from '../../../pages/texts';
import type { Translated } from '../../translated';

export const listPageTexts: Translated<typeof english.listPageTexts> = {
  toolsNotLoaded: 'సెర్చ్ లోడ్ కాలేదు.',
};

export const homeTexts: Translated<typeof english.homeTexts> = {
  heading: 'మీకు దగ్గర్లోని డీలర్ల నుంచి సెకండ్ హ్యాండ్ కార్లు, బైక్‌లు',
  searchLabel: 'కార్లు, బైక్‌లు వెతకండి',
  searchExample: '8 లక్షల లోపు SUV',
  search: 'వెతకండి',
  shortcutsLabel: 'ఎక్కువ మంది వెతికేవి',
  shortcuts: {
    cheap: '3 లక్షల లోపు',
    suvs: 'SUVలు',
    automatic: 'ఆటోమేటిక్',
    scooters: 'స్కూటర్లు',
    littleDriven: '50,000 km లోపు',
    near: 'నాకు దగ్గర్లో',
  },
  pictures: 'స్వాగత చిత్రాలు',
  coast: 'సూర్యోదయ వేళ సముద్ర తీరపు రోడ్డుపై హ్యాచ్‌బ్యాక్',
  hills: 'కొండ రోడ్డుపై క్రూజర్ బైక్',
  yard: 'డీలర్ యార్డ్‌లో తోరణాల కింద వరుసగా కార్లు',
  dusk: 'సాయంత్రం నగర వీధిలో స్కూటర్',
  newest: { title: 'ఇప్పుడే వచ్చినవి', lead: 'చివరిగా పోస్ట్ చేసిన కార్లు' },
  cheapest: { title: 'తక్కువ ధరలు', lead: 'కార్లు, అతి తక్కువ ధర నుంచి' },
  latestModel: { title: 'డ్రీమ్ కార్లు', lead: 'కొత్త సంవత్సరాల మోడల్స్ ముందు' },
  bikes: { title: 'బైక్‌లు', lead: 'చివరిగా పోస్ట్ చేసిన బైక్‌లు' },
};
