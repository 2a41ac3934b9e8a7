/** The template in the page's head that holds the links to the app's files, and its entry (build/firstView.ts). */
export const appFilesId = 'app-files';
