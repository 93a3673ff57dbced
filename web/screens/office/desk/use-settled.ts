// A value once it has stopped changing for a moment, for searches that follow typing.

import { useEffect, useState } from "react";

export function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(
    function settleLater() {
      const timer = setTimeout(() => setSettled(value), waitMs);
      return () => clearTimeout(timer);
    },
    [value, waitMs],
  );

  return settled;
}
