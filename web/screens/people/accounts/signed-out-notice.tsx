// Why the sign-in page is there for somebody who had not asked for it.

import { useOptionalSession } from "../../../app/session.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";

const WORDS = ACCOUNT_WORDS.signedOut;

export function SignedOutNotice() {
  const session = useOptionalSession();
  if (session.status !== "anonymous" || session.because === undefined) return null;
  return (
    <div className="mb-6">
      <Notice tone="info" title={WORDS.title}>
        {WORDS.because[session.because]}
      </Notice>
    </div>
  );
}
