// How large a picture may be once it is unpacked (SEC-37).

export const PIXELS_MAX = 50_000_000;
