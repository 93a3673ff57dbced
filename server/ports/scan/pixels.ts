// How large a picture may be once it is unpacked.

export const PIXELS_MAX = 50_000_000;
