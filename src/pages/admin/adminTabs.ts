import { queueNames } from '../../decisions/review';

/** The tabs of the admin's dashboard, in their order. */
export const adminTabs = [...queueNames, 'dealers', 'reports', 'messages', 'journal', 'numbers'] as const;

export type AdminTab = (typeof adminTabs)[number];
