import type * as english from '../../../photos/texts';
import type { Translated } from '../../translated';

export const photoTexts: Translated<typeof english.photoTexts> = {
  choose: 'फोटो निवडा',
  change: 'फोटो बदला',
  wrongType: 'फक्त JPG, JPEG आणि PNG फोटो चालतात',
  empty: 'ही फाइल रिकामी आहे. कृपया दुसरा फोटो निवडा.',
  unreadable: 'ही फाइल फोटो म्हणून उघडता आली नाही. कृपया दुसरा फोटो निवडा.',
  tooLarge: 'हा फोटो खूप मोठा आहे. कृपया लहान फोटो निवडा.',
  lost: (name) => `${name} ही फाइल आता वाचता येत नाही. कृपया ती पुन्हा निवडा.`,
  notUsable: (name) => `${name} ही फाइल पाठवण्यासाठी तयार करता आली नाही. कृपया ती पुन्हा निवडा, किंवा दुसरा फोटो निवडा.`,
};

export const photoViewerTexts: Translated<typeof english.photoViewerTexts> = {
  notLoaded: 'हा फोटो लोड झाला नाही.',
  photo: 'फोटो',
  zoomOut: 'लहान करा',
  zoomIn: 'मोठा करा',
  close: 'फोटो बंद करा',
  previous: 'मागचा फोटो',
  next: 'पुढचा फोटो',
};
