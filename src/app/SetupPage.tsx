/** For whoever builds the app without telling it which Firebase project to talk to. */
export function SetupPage({ missing }: { missing: readonly string[] }) {
  return (
    <main className="container form-page">
      <title>Set-up needed | Second Gear</title>
      <h1>Second Gear does not know its Firebase project yet</h1>
      <p>These variables were missing when the app was built:</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        Copy <code>.env.example</code> to <code>.env</code>, fill them in, and build again. To try the app on this
        machine without a Firebase project, run <code>npm start</code>.
      </p>
    </main>
  );
}
