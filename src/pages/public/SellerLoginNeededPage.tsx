import { LoginNeeded } from './LoginNeeded';

/** A dealer's address, opened where no dealer is logged in. */
export default function SellerLoginNeededPage({ text }: { text: string }) {
  return (
    <div className="container page-section">
      <title>Login needed | Second Gear</title>
      <h1>Please log in</h1>
      <LoginNeeded account="seller" text={text} />
    </div>
  );
}
