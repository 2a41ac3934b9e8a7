import type * as english from '../../../shared/reasonTexts';
import type { Translated } from '../../translated';

export const offeredReasonTexts: Translated<typeof english.offeredReasonTexts> = {
  photos: 'ఫోటోలు స్పష్టంగా లేవు, లేదా వాటిలో వాహనం కనిపించడం లేదు.',
  price: 'ధర నమ్మేలా లేదు.',
  details: 'కొన్ని వివరాలు తప్పుగా ఉన్నాయి, లేదా లేవు.',
  notForSale: 'ఇది అమ్మకానికి ఉన్న కారు లేదా బైక్ కాదు.',
  listedAlready: 'ఈ వాహనం ఇప్పటికే లిస్టింగ్‌లో ఉంది.',
  advertising: 'రాసిన దానిలో ప్రచారం లేదా కాంటాక్ట్ వివరాలు ఉన్నాయి.',
  name: 'ఈ పేరు మరో డీలర్‌ది, లేదా ఆ పేరులా ఉంది.',
  address: 'ఈ అడ్రస్ లేదా జిల్లాకు వెళ్లడం కుదరదు.',
  picture: 'ఫోటోలో డీలర్ షాప్ కనిపించడం లేదు.',
  complaints: 'కొనుగోలుదారులు ఫిర్యాదు చేశారు.',
  falseListings: 'లిస్టింగ్‌లు నిజం కావు, లేదా తప్పుదోవ పట్టిస్తున్నాయి.',
  somebodyElse: 'ఈ డీలర్ మరొకరి పేరు వాడుతున్నారు.',
  noAnswers: 'డీలర్ బుకింగ్‌లకు జవాబు ఇవ్వడం లేదు.',
  ownWish: 'డీలరే ఇలా చేయమని అడిగారు.',
  settled: 'సమస్య పరిష్కారమైంది.',
  mistake: 'పొరపాటున సస్పెండ్ చేశారు.',
  sold: 'వాహనం అమ్ముడైంది.',
  hour: 'ఆ సమయం మాకు కుదరదు. వేరే సమయం ఎంచుకోండి.',
  workshop: 'వాహనం వర్క్‌షాప్‌లో ఉంది.',
  nothingWrong: 'ఇందులో తప్పేమీ లేదు.',
  rejected: 'లిస్టింగ్‌ను తిరస్కరించారు.',
  warned: 'డీలర్‌ను హెచ్చరించారు.',
  suspended: 'డీలర్‌ను సస్పెండ్ చేశారు.',
  withdrawn: 'వాహనం ఇప్పుడు అమ్మకానికి లేదు.',
  dealerLeft: 'డీలర్ Second Gear నుంచి వెళ్లిపోయారు.',
  other: 'వేరే కారణం',
};

export const reasonFormTexts: Translated<typeof english.reasonFormTexts> = {
  noReason: 'కారణం ఎంచుకోండి.',
  noNote: 'కారణం రాయండి.',
};
