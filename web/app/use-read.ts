// Reads what a page shows, again when it is asked to; the last answer stays meanwhile.

import { useCallback, useEffect, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { type Failure, failureOf } from "../api/failure.ts";

export type Read<Data> = {
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
  readonly isReading: boolean;
  readonly readAgain: () => void;
};

type Held<Data> = Omit<Read<Data>, "readAgain"> & {
  /** What it answers. */
  readonly key?: string;
};

type ReadOptions = {
  /** A failure is also raised as a notice. */
  readonly raisesNotice?: boolean;
  /** Another text than before: the answer may have changed. */
  readonly dependsOn?: string;
};

/** `variables` undefined: there is nothing to ask yet. */
export function useRead<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  { raisesNotice = false, dependsOn = "" }: ReadOptions = {},
): Read<Data> {
  const client = useClient();
  const [held, setHeld] = useState<Held<Data>>({ data: undefined, failure: undefined, isReading: true });
  const [attempt, setAttempt] = useState(0);
  const key = variables === undefined ? undefined : JSON.stringify(variables);

  useEffect(
    function read() {
      void [attempt, dependsOn];
      if (key === undefined) return;
      let isStale = false;
      setHeld((before) => ({ ...before, isReading: true }));
      const request = client.query(document, JSON.parse(key), { handledByScreen: !raisesNotice }).toPromise();
      void request.then(({ data, error }) => {
        if (isStale) return;
        setHeld((before) =>
          error === undefined
            ? { data, failure: undefined, isReading: false, key }
            : { ...before, failure: failureOf(error), isReading: false, key },
        );
      });
      return () => {
        isStale = true;
      };
    },
    [client, document, key, attempt, raisesNotice, dependsOn],
  );

  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const { key: answered, ...read } = held;
  // From the moment on at which something else is asked for, not from the first render after it.
  return { ...read, isReading: read.isReading || (key !== undefined && key !== answered), readAgain };
}
