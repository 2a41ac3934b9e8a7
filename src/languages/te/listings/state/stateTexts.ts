import type * as english from '../../../../listings/state/stateTexts';

export const listingStateLabels: typeof english.listingStateLabels = {
  pending: 'పరిశీలనలో ఉంది',
  approved: 'సైట్‌లో ఉంది',
  rejected: 'తిరస్కరించారు',
  sold: 'అమ్ముడైంది',
  withdrawn: 'అమ్మకం ఆపారు',
  suspended: 'పక్కన పెట్టారు',
};
