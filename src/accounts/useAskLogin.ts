import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/addresses/addresses';
import { showInfo } from '../ui/overlays/dialogs';
import { returningTo } from './loginReturn';
import { forgetBuyer } from './sessionStore';
import { loginTexts } from './texts';

/** Asks a buyer whose login has ended to log in again. The login leads back to this page. */
export function useAskLogin(): (why: string) => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return async (why) => {
    forgetBuyer();
    await showInfo(loginTexts.needed, why);
    await navigate(paths.buyerLogin, { state: returningTo(`${pathname}${search}`) });
  };
}
