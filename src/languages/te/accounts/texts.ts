import type * as english from '../../../accounts/texts';
import type { Translated } from '../../translated';

export const accountTexts: Translated<typeof english.accountTexts> = {
  loginEmail: 'సరైన ఈమెయిల్ రాయండి',
  signUpEmail: 'సరైన ఈమెయిల్ రాయండి',
  buyerLoginPassword: 'పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి',
  dealerLoginPassword: 'పాస్‌వర్డ్‌లో 6 కంటే ఎక్కువ అక్షరాలు ఉండాలి; వాటిలో ఇంగ్లీష్ అక్షరాలు, అంకెలు, ప్రత్యేక గుర్తులు ఉండాలి',
  buyerSignUpName: 'మీ పేరు రాయండి',
  buyerSignUpPassword: 'పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి',
  dealerSignUpPassword: 'పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి; వాటిలో ఇంగ్లీష్ అక్షరాలు, అంకెలు రెండూ ఉండాలి',
  oldPasswordMissing: 'మీ ఇప్పటి పాస్‌వర్డ్ రాయండి',
  phone: '10 అంకెల సరైన ఫోన్ నంబర్ రాయండి',
  dealerSignUpIncomplete: 'ఫోటోతో సహా అన్ని వివరాలు నింపాలి',
  wrongLogin: 'ఈమెయిల్ లేదా పాస్‌వర్డ్ తప్పు',
  loginFailed: 'లాగిన్ కాలేదు',
  loggedIn: 'లాగిన్ అయ్యారు',
  signedUp: 'మీ ఖాతా సిద్ధమైంది',
  signUpFailed: 'ఖాతా తెరవడం కుదరలేదు',
  resetSent: 'ఆ ఈమెయిల్‌తో ఖాతా ఉంటే, కొత్త పాస్‌వర్డ్ పెట్టుకునే లింక్ పంపాము.',
  resetFailed: 'ఈమెయిల్ పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  dealerIdMissing: 'డీలర్ ఐడీ దొరకలేదు. మళ్లీ లాగిన్ అవ్వండి.',
};

export const deletedTexts: Translated<typeof english.deletedTexts> = {
  buyer: 'మీ ఖాతా ఇంకా పూర్తిగా డిలీట్ కాలేదు. ఇదే ఈమెయిల్‌తో లాగిన్ అయితే, డిలీట్ కొనసాగుతుంది. ఆ తర్వాత మళ్లీ ఖాతా తెరవండి.',
  dealer: 'ఈ లాగిన్‌తో ఉన్న డీలర్ ఖాతా డిలీట్ అయింది. వేరే ఈమెయిల్‌తో ఖాతా తెరవండి.',
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  needs: 'పాస్‌వర్డ్‌లో ఏమి ఉండాలి',
  held: ' (ఉంది)',
  long: (characters) => `${characters} లేదా అంతకంటే ఎక్కువ అక్షరాలు`,
  letter: 'A నుంచి Z వరకు ఒక అక్షరం',
  digit: 'ఒక అంకె',
  sign: 'ఈ గుర్తుల్లో ఒకటి: @$!%*?&#',
  nothingElse: 'A నుంచి Z వరకు అక్షరాలు, అంకెలు, @$!%*?&# మాత్రమే',
};

export const accountFormTexts: Translated<typeof english.accountFormTexts> = {
  chosen: (file) => `ఎంచుకున్న ఫైల్: ${file}`,
  preview: 'ఎంచుకున్న ఫోటో',
};

export const loginTexts: Translated<typeof english.loginTexts> = {
  needed: 'లాగిన్ అవసరం',
  neededHeading: 'లాగిన్ అవ్వండి',
  again: 'మళ్లీ లాగిన్ అవ్వండి',
  submit: 'లాగిన్',
  busy: 'లాగిన్ అవుతోంది...',
  forgotPassword: 'పాస్‌వర్డ్ మర్చిపోయారా?',
  checkEmail: 'మీ ఈమెయిల్ చూడండి',
  newHere: 'ఇక్కడ కొత్తా?',
  createAccount: 'ఖాతా తెరవండి',
};

export const signUpTexts: Translated<typeof english.signUpTexts> = {
  submit: 'ఖాతా తెరవండి',
  busy: 'ఖాతా సిద్ధమవుతోంది...',
  haveAccount: 'ఇప్పటికే ఖాతా ఉందా?',
  signIn: 'లాగిన్ అవ్వండి',
};
