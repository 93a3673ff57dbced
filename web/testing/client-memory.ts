// Puts back what the client keeps in memory for as long as its page is open: a test begins as a page does.

import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { connectionStore } from "../app/connection.ts";
import { pageZoneStore } from "../app/time/page-zone.ts";
import { reviewCountStore } from "../screens/office/desk/public/review-count.ts";
import { forgetMailedCode } from "../screens/people/accounts/mailed-code.ts";
import { forgetPendingSignUp } from "../screens/people/accounts/pending-sign-up.ts";
import { takeHeldResponse } from "../screens/people/accounts/provider-attempt.ts";
import { forgetRegisterPrefill } from "../screens/people/accounts/register-prefill.ts";
import { searchOpenedStore } from "../screens/records/search/public/search-opened.ts";
import { dismissAllToasts } from "../ui/toast-store.ts";

export function forgetClientMemory(): void {
  connectionStore.set({ online: true, live: "idle", catchUps: 0 });
  reviewCountStore.set(undefined);
  pageZoneStore.set(DEFAULT_ZONE);
  searchOpenedStore.set(undefined);
  dismissAllToasts();
  forgetMailedCode();
  forgetPendingSignUp();
  forgetRegisterPrefill();
  takeHeldResponse();
}
