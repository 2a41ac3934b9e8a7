import { missingVariables } from '../firebase/missingVariables';
import { headTexts } from '../ui/texts';
import { setupTexts } from './setupTexts';

/** Shown if the app was built without the variables of its Firebase project. */
export default function SetupPage({ missing = missingVariables() }: { missing?: readonly string[] }) {
  return (
    <main className="container form-page">
      <title>{headTexts.title(setupTexts.title)}</title>
      <h1>{setupTexts.heading}</h1>
      <p>{setupTexts.missing}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        {setupTexts.copy} <code>{setupTexts.exampleFile}</code> {setupTexts.to} <code>{setupTexts.file}</code>
        {setupTexts.fillIn} <code>{setupTexts.command}</code>.
      </p>
    </main>
  );
}
