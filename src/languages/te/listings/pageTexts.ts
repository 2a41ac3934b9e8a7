import type * as english from '../../../listings/pageTexts';
import type { Translated } from '../../translated';

/** `object`: the word as an object. */
const pageTexts = (one: string, object: string, many: string) => ({
  heading: `సెకండ్ హ్యాండ్ ${one}`,
  loading: `${one} లోడ్ అవుతోంది...`,
  failed: `ఈ ${one} లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.`,
  gone: `ఈ ${one} ఇప్పుడు అందుబాటులో లేదు.`,
  goneTitle: `ఈ ${one} ఇప్పుడు అందుబాటులో లేదు`,
  sold: `ఈ ${one} అమ్ముడైంది.`,
  withdrawn: `డీలర్ ఇప్పుడు ఈ ${object} అమ్మడం లేదు.`,
  notOffered: `ఈ ${one} ఇప్పుడు అమ్మకానికి లేదు.`,
  similarLoading: `దాదాపు ఇదే ధరలో ${many} లోడ్ అవుతున్నాయి...`,
  othersLoading: `వేరే ${many} లోడ్ అవుతున్నాయి...`,
  similar: `దాదాపు ఇదే ధరలో ${many}`,
  others: `వేరే ${many}`,
  similarFailed: `ఇలాంటి ${many} లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.`,
});

export const listingPageTexts: Translated<typeof english.listingPageTexts> = {
  car: pageTexts('కారు', 'కారును', 'కార్లు'),
  bike: pageTexts('బైక్', 'బైక్‌ను', 'బైక్‌లు'),
};
