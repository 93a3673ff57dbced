// Whom and what the examples of mails are about, as the demo's cast has them.

import { cents } from "@bondline/domain/values/money/money.ts";

export const EXAMPLE_PORTAL = "https://portal.bondline.example";
export const EXAMPLE_LINK = `${EXAMPLE_PORTAL}/drafts/1?tab=payment&from=mail`;
export const EXAMPLE_ORGANISATION = "Harbour Civil Pty Ltd";
export const EXAMPLE_BENEFICIARY = "Woolworths Group Limited";
export const EXAMPLE_AMOUNT = cents(25_000_000n);
export const EXAMPLE_FEES = cents(377_500n);
