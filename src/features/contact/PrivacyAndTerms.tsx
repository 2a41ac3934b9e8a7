/** The privacy policy and the terms, as the contact page shows them (spec 2). */
export function PrivacyAndTerms() {
  return (
    <div className="legal">
      <section>
        <h2>Privacy policy</h2>
        <p>
          We keep what you type into our forms, and nothing else about you. Your name and phone number are shown to a
          dealer only after you book one of the dealer's vehicles. What you send with this form is read by our own
          people and used to answer you. We sell no data, and we show no advertising.
        </p>
        <p>
          Dealers' names, addresses, phone numbers and pictures are public: buyers need them. Photos of vehicles are
          stored without the place where they were taken.
        </p>
      </section>
      <section>
        <h2>Terms</h2>
        <p>
          Second Gear brings dealers and buyers together. A booking asks the dealer to hold the vehicle for you and to
          arrange a test drive; it is not a payment, and either side may step back. Price, papers and handover are
          agreed between you and the dealer. Please look at the vehicle and its registration certificate before you pay.
        </p>
        <p>
          Dealers describe their vehicles truthfully and post only what they may sell. We look at every listing before
          it goes live, and remove those that break these terms.
        </p>
      </section>
    </div>
  );
}
