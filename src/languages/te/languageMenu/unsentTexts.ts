import type * as english from '../../../languageMenu/unsentTexts';
import type { Translated } from '../../translated';

export const unsentTexts: Translated<typeof english.unsentTexts> = {
  title: 'పంపకుండా వెళ్లాలా?',
  text: 'మీరు ఇక్కడ రాసినది ఇంకా పంపలేదు. వేరే భాష పేజీ అది లేకుండా మొదలవుతుంది.',
  leave: 'భాష మార్చండి',
};
