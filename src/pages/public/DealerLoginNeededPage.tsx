import { LoginNeeded } from '../../accounts/LoginNeeded';
import { loginTexts } from '../../accounts/texts';
import { headTexts } from '../../ui/texts';

/** An address of the dashboard, opened without a login. */
export default function DealerLoginNeededPage({ text }: { text: string }) {
  return (
    <div className="container page-section">
      <title>{headTexts.title(loginTexts.needed)}</title>
      <h1>{loginTexts.neededHeading}</h1>
      <LoginNeeded account="dealer" text={text} />
    </div>
  );
}
