// The exposure chart as pages hold it: its code comes after theirs, and its place is kept meanwhile.

import { type ComponentProps, lazy, Suspense } from "react";
import { Card } from "../../../../ui/card.tsx";
import type { ExposureCard, ExposureOf } from "./exposure-card.tsx";

const Choosing = lazy(async () => ({ default: (await import("./exposure-card.tsx")).ExposureCard }));
const OfOne = lazy(async () => ({ default: (await import("./exposure-card.tsx")).ExposureOf }));

/** Over all facilities, to choose one from. */
export function ExposureChart(props: ComponentProps<typeof ExposureCard>) {
  return (
    <Suspense fallback={<Place />}>
      <Choosing {...props} />
    </Suspense>
  );
}

/** Of one facility, or of whatever its variables say. */
export function FixedExposureChart(props: ComponentProps<typeof ExposureOf>) {
  return (
    <Suspense fallback={<Place />}>
      <OfOne {...props} />
    </Suspense>
  );
}

function Place() {
  return (
    <Card aria-hidden="true">
      <div className="min-h-102" />
    </Card>
  );
}
