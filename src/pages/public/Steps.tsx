interface StepsProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Something that takes three steps, told in three steps (NAV-19). */
export function Steps({ title, lead, steps }: StepsProps) {
  return (
    <section className="home-section">
      <h2>{title}</h2>
      <p className="page-lead">{lead}</p>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
