// The square code of an address, drawn as one path. Loaded only where it is shown.

import { encode } from "uqr";

export function SquareCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { size, path } = drawn(address);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded-control"
    >
      {/* Cameras want dark on light, in the dark theme too. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** The same as a picture for print, as large as whoever uses it wants. */
export function squareCodeFile(address: string): string {
  const { size, path } = drawn(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path d="${path}" fill="black"/></svg>`;
}

function drawn(address: string) {
  const { data, size } = encode(address, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
