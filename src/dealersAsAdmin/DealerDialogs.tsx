import { SuspensionSheet } from './suspension/SuspensionSheet';
import { TakedownNotice } from './suspension/TakedownNotice';
import type { DealerDesk } from './useDealerDesk';

/** The dialogs and the progress of takedowns. They stay when the admin changes the list. */
export function DealerDialogs({ desk: { asked, answer, takedowns } }: { desk: DealerDesk }) {
  return (
    <>
      <div className="takedown-notices" role="status">
        {takedowns.all.map(({ dealer, takedown, reason, phase, progress }) => (
          <TakedownNotice
            key={dealer.id}
            takedown={takedown}
            phase={phase}
            name={dealer.dealerName}
            progress={progress}
            onContinue={() => takedowns.start(takedown, dealer, reason)}
            onClose={() => takedowns.close(dealer.id)}
          />
        ))}
      </div>
      {asked && (
        <SuspensionSheet
          move={asked.move}
          name={asked.dealer.profile.dealerName}
          onConfirm={answer}
          onCancel={() => answer(null)}
        />
      )}
    </>
  );
}
