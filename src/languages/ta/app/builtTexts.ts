import type * as english from '../../../app/builtTexts';
import type { Translated } from '../../translated';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  name: 'Second Gear: செகண்ட் ஹேண்ட் கார்கள், பைக்குகள்',
  description: 'இந்தியா முழுவதும் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் கார்கள், பைக்குகள்.',
  home: 'உங்களுக்கு அருகில் செகண்ட் ஹேண்ட் கார்கள், பைக்குகள்',
  list: 'படங்கள், விலையுடன் பட்டியல்',
  filters: 'எல்லா ஃபில்டர்களுடன் தேடல்',
};

export const noScriptText: Translated<typeof english.noScriptText> = 'Second Gear இயங்க JavaScript தேவை.';
