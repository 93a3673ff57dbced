// What the referral programme gives in the contract, with all its versions.

import { addDatedSetting } from "../../office/dated-settings/public.ts";
import { ReferralConfigurationRef } from "../referrals/public.ts";
import { proposeReferralProgramme } from "./commands/propose-referral-programme.ts";
import { REFERRAL_PROGRAMME } from "./referral-version-setting.ts";

addDatedSetting(REFERRAL_PROGRAMME, {
  name: "ReferralProgramme",
  query: "officeReferralProgramme",
  propose: "proposeReferralProgramme",
  run: proposeReferralProgramme,
  of: { field: "amounts", type: ReferralConfigurationRef, shown: (kept) => kept },
  words: {
    version: "What is promised for organisations that are made from a moment on, until the next version.",
    now: "Of organisations that are made now.",
    startsAt: "Null before the first version.",
    first: "What was given before the first version.",
  },
});
