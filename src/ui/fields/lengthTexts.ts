/** Near the limit of a text's length. */
export const lengthTexts = {
  left: (left: number, longest: number) => {
    if (left === 0) return `No more fits: at most ${longest} characters.`;
    return left === 1 ? '1 more character fits.' : `${left} more characters fit.`;
  },
} as const;
