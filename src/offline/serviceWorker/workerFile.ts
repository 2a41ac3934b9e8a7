import type { LanguageCode } from '../../shared/languages';

/** At the root: a worker in the folder of its language could not have the scope '/hi', without a '/' at its end. */
export function workerFile(language: LanguageCode): string {
  return language === 'en' ? '/service-worker.js' : `/service-worker-${language}.js`;
}
