export type Answer = { readonly latitude: number; readonly longitude: number } | { readonly code: number };

export const inPune: Answer = { latitude: 18.53, longitude: 73.85 };
export const refusal: Answer = { code: 1 };

/** How the browser answers when it is asked for the location. */
export function browserSays(answer: Answer): void {
  const geolocation = {
    getCurrentPosition: (succeed: PositionCallback, fail: PositionErrorCallback) =>
      'code' in answer
        ? fail(answer as GeolocationPositionError)
        : succeed({ coords: answer } as unknown as GeolocationPosition),
  };
  Object.defineProperty(window.navigator, 'geolocation', { configurable: true, value: geolocation });
}
