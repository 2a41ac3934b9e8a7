import type * as english from '../../../languageMenu/unsentTexts';
import type { Translated } from '../../translated';

export const unsentTexts: Translated<typeof english.unsentTexts> = {
  title: 'न पाठवता सोडायचे?',
  text: 'इथे लिहिलेली माहिती अजून पाठवलेली नाही. दुसऱ्या भाषेतील पेज त्याशिवाय सुरू होईल.',
  leave: 'भाषा बदला',
};
