/** Texts around names of files and commands, which are set as code. */
export const setupTexts = {
  title: 'Set-up needed',
  heading: 'Second Gear does not know its Firebase project yet',
  missing: 'These variables were missing when the app was built:',
  copy: 'Copy',
  exampleFile: '.env.example',
  to: 'to',
  file: '.env',
  fillIn: ', fill them in, and build again. To try the app on this machine without a Firebase project, run',
  command: 'npm start',
} as const;
