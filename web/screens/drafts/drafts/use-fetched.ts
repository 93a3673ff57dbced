// Reads something that a step needs, again whenever what it depends on changes; the last answer stays meanwhile.

import { useCallback, useEffect, useState } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";

export type Fetched<Data> = {
  data: Data | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
};

/** `variables` undefined: not yet. `dependsOn` is a text that changes when the answer may have. */
export function useFetched<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
  dependsOn = "",
): Fetched<Data> {
  const client = useClient();
  const [state, setState] = useState<{ data: Data | undefined; hasFailed: boolean; isLoading: boolean }>({
    data: undefined,
    hasFailed: false,
    isLoading: variables !== undefined,
  });
  const [attempt, setAttempt] = useState(0);
  const key = variables === undefined ? undefined : JSON.stringify(variables);

  useEffect(
    function fetchAgain() {
      void dependsOn;
      void attempt;
      if (key === undefined) return;
      let isStale = false;
      setState((held) => ({ ...held, isLoading: true }));
      void client
        .query(document, JSON.parse(key), { handledByScreen: true })
        .toPromise()
        .then(({ data, error }) => {
          if (isStale) return;
          const hasFailed = error !== undefined;
          setState((held) => ({ data: hasFailed ? held.data : data, hasFailed, isLoading: false }));
        });
      return () => {
        isStale = true;
      };
    },
    [client, document, key, dependsOn, attempt],
  );

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
