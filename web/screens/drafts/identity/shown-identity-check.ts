// The check of an individual as its screen reads it.

import type { IdentityCheckQuery } from "../../../api/generated/graphql.ts";

export type IdentityCheck = IdentityCheckQuery["identityCheck"];
