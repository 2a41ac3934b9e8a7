import type * as english from '../../../accounts/accountTexts';
import type { Translated } from '../../translated';

export const accountFieldTexts: Translated<typeof english.accountFieldTexts> = {
  name: 'పేరు',
  email: 'ఈమెయిల్',
  password: 'పాస్‌వర్డ్',
  phone: 'ఫోన్',
  phoneHint: '10 అంకెల నంబర్',
  buyersPhoneHint: '10 అంకెల నంబర్. మీరు ఏ డీలర్ వాహనం బుక్ చేస్తే, ఆ డీలర్‌కు ఇది కనిపిస్తుంది.',
  dealerName: 'డీలర్ పేరు',
  district: 'జిల్లా',
  address: 'అడ్రస్',
  picture: 'ప్రొఫైల్ ఫోటో',
  pictureHint: 'JPG లేదా PNG, ఉదాహరణకు మీ షాప్ ముందు భాగం',
  otherPictureHint: 'JPG లేదా PNG. ఏదీ ఎంచుకోకపోతే పాత ఫోటోనే ఉంటుంది.',
  oldPassword: 'ఇప్పటి పాస్‌వర్డ్',
  newPassword: 'కొత్త పాస్‌వర్డ్',
  newEmail: 'కొత్త ఈమెయిల్',
};

export const accountRoleTexts: Translated<typeof english.accountRoleTexts> = {
  buyer: {
    loginTitle: 'కొనుగోలుదారు లాగిన్',
    loginLead: 'వాహనం బుక్ చేయడానికి, మీ బుకింగ్‌లు చూడటానికి లాగిన్ అవ్వండి.',
    signUpTitle: 'కొనుగోలుదారు ఖాతా తెరవండి',
    signUpLead: 'ఒక్క నిమిషం చాలు. తర్వాత సైట్‌లోని ఏ కారైనా, బైకైనా బుక్ చేయవచ్చు.',
  },
  dealer: {
    loginTitle: 'డీలర్ లాగిన్',
    loginLead: 'వాహనాలు పోస్ట్ చేయడానికి, వాటిని ఎవరు బుక్ చేశారో చూడటానికి డీలర్‌గా లాగిన్ అవ్వండి.',
    signUpTitle: 'డీలర్ ఖాతా తెరవండి',
    signUpLead: 'డీలర్ ఖాతా తెరిచి, మీ గురించి కొనుగోలుదారులకు చెప్పండి. ఆమోదించగానే మీ లిస్టింగ్‌లు సైట్‌లోకి వస్తాయి.',
  },
};
