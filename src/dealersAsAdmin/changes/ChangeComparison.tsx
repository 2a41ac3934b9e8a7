import { changedFields, type DealerIdentity, type IdentityField, identityFields } from '../../dealers/dealerIdentity';
import { identityLabels } from '../../dealers/ownProfile/ownProfileTexts';
import { useInspectedPhoto } from '../../decisions/useInspectedPhoto';
import { changeTexts } from '../texts';

interface ChangeComparisonProps {
  readonly before: DealerIdentity;
  readonly after: DealerIdentity;
}

function Picture({ address, alt }: { address: string; alt: string }) {
  const { src, isWaiting, problem } = useInspectedPhoto(address);
  if (problem !== null) return problem;
  if (isWaiting) return <svg width={240} height={240} aria-hidden="true" />;
  if (!src) return changeTexts.noPicture;
  return <img src={src} alt={alt} width={240} height={240} loading="lazy" />;
}

function Value({ identity, field, alt }: { identity: DealerIdentity; field: IdentityField; alt: string }) {
  const value = identity[field];
  if (field !== 'profilePic') return <bdi>{value || changeTexts.notGiven}</bdi>;
  return <Picture address={value} alt={alt} />;
}

/** The dealer's current and wanted identity side by side. Fields that differ are marked. */
export function ChangeComparison({ before, after }: ChangeComparisonProps) {
  const changed = changedFields(before, after);
  return (
    <table className="change-comparison">
      <thead>
        <tr>
          <th scope="col">{changeTexts.now}</th>
          <th scope="col">{changeTexts.wanted}</th>
        </tr>
      </thead>
      {identityFields.map((field) => {
        const isChanged = changed.includes(field);
        return (
          <tbody key={field} className={isChanged ? 'change-differs' : undefined}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {identityLabels[field]}
                {isChanged && <span className="state-badge state-pending">{changeTexts.differs}</span>}
              </th>
            </tr>
            <tr>
              <td>
                <Value identity={before} field={field} alt={changeTexts.pictureNow} />
              </td>
              <td>
                <Value identity={after} field={field} alt={changeTexts.pictureWanted} />
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
