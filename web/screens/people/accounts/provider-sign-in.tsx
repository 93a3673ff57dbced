// "Continue with …" under the forms of signing in and signing up, where the operator has named a provider.

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { useLeaveForProvider, useProviderName } from "./use-provider-sign-in.ts";

const WORDS = ACCOUNT_WORDS.provider;

export function ProviderSignIn({ keepSignedIn }: { readonly keepSignedIn: boolean }) {
  const name = useProviderName();
  const { leave, isLeaving } = useLeaveForProvider();
  const [refusal, setRefusal] = useState<string>();
  if (name === undefined) return null;

  const go = async () => {
    setRefusal(undefined);
    const failure = await leave({ keepSignedIn, isRestart: false });
    setRefusal(failure?.message);
  };
  return (
    <div className="mt-5 space-y-5">
      <p className="flex items-center gap-3 text-label text-ink-2">
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
        {WORDS.or}
        <span aria-hidden="true" className="h-px flex-1 bg-line" />
      </p>
      {refusal !== undefined && (
        <Notice tone="danger" title={WORDS.failed(name)}>
          {refusal}
        </Notice>
      )}
      <Button isFullWidth isLoading={isLeaving} onClick={() => void go()}>
        {WORDS.continueWith(name)}
      </Button>
    </div>
  );
}
