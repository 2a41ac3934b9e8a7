import type * as english from '../../../app/builtTexts';
import type { Translated } from '../../translated';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  name: 'Second Gear: পুরনো গাড়ি ও বাইক',
  description: 'সারা ভারতের ডিলারদের পুরনো গাড়ি ও বাইক।',
  home: 'আপনার কাছাকাছি পুরনো গাড়ি ও বাইক',
  list: 'ছবি ও দামসহ তালিকা',
  filters: 'সব ফিল্টারসহ খোঁজ',
};

export const noScriptText: Translated<typeof english.noScriptText> = 'Second Gear চালাতে JavaScript দরকার।';
