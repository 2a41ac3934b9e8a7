import { Icon } from '../../ui/Icon';
import { groupDone } from './formTexts';
import './groupDone.scss';

/** The mark of a group that has all that it needs. */
export function GroupDone() {
  return (
    <p className="group-done">
      <Icon name="check" /> {groupDone}
    </p>
  );
}
