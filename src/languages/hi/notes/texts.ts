import type * as english from '../../../notes/texts';
import type { Translated } from '../../translated';

export const noteTexts: Translated<typeof english.noteTexts> = {
  heading: 'निजी टिप्पणी',
  open: 'निजी टिप्पणी',
  hint: 'यह सिर्फ़ एडमिन को दिखती है।',
  save: 'टिप्पणी सेव करें',
  saving: 'सेव हो रही है...',
  savedAt: (time) => `सेव की गई: ${time}`,
  unsaved: 'अभी सेव नहीं हुई है।',
  none: 'अभी कोई टिप्पणी नहीं है।',
  loading: 'टिप्पणी लोड हो रही है...',
  failed: 'टिप्पणी लोड नहीं हो सकी। फिर कोशिश करें।',
  saveFailed: 'टिप्पणी सेव नहीं हो सकी। फिर कोशिश करें।',
  changed: 'इस बीच किसी और एडमिन ने दूसरी टिप्पणी सेव की है:',
  nothing: '(कुछ नहीं लिखा है)',
  replace: 'उसकी जगह अपनी टिप्पणी सेव करें',
  signedOut: 'एडमिन का लॉग इन ख़त्म हो गया है। फिर से लॉग इन करें।',
};
