// Which parts of the product are switched on, kept current: a part that is switched off closes its pages at once.

import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useClient } from "urql";
import { useConnection } from "./connection.ts";
import { type Features, useSession } from "./session.ts";
import { FeaturesChangedDocument, FeaturesDocument } from "./session-operations.ts";

export function useLiveFeatures(): void {
  const client = useClient();
  const router = useRouter();
  const { takeFeatures } = useSession();
  const { catchUps } = useConnection();

  useEffect(
    function watchFeatures() {
      const take = (features: Features) => {
        takeFeatures(features);
        // The guards of the open page look again.
        void router.invalidate();
      };
      const watched = client
        .subscription(FeaturesChangedDocument, {})
        .subscribe(({ data }) => data && take(data.gatewayFeaturesChanged));
      if (catchUps > 0) {
        const reading = client.query(FeaturesDocument, {}, { handledByScreen: true }).toPromise();
        void reading.then(({ data }) => data && take(data.gatewayFeatures));
      }
      return () => watched.unsubscribe();
    },
    [client, router, takeFeatures, catchUps],
  );
}
