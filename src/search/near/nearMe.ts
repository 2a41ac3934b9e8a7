/** Stands among what was not searched if nobody knows where the person is. */
export const nearMe = 'near me';
