// The addresses under /account: those for nobody signed in, and those open to everybody.

import { createRoute, redirect } from "@tanstack/react-router";
import { defaultPathFor } from "../../../app/guards.ts";
import type { anonymousRoute, rootRoute } from "../../../app/layout-routes.ts";
import { loadScreen } from "../../../app/load-screen.ts";
import { paths } from "../../../paths.ts";
import { mailedCode, takeMailedCode } from "./mailed-code.ts";
import { takeProviderResponse } from "./provider-attempt.ts";
import { takeRegisterPrefill } from "./register-prefill.ts";

type Parents = { rootRoute: typeof rootRoute; anonymousRoute: typeof anonymousRoute };

export function accountRoutes(parents: Parents) {
  return {
    anonymous: anonymousAccountRoutes(parents.anonymousRoute),
    open: openAccountRoutes(parents.rootRoute),
  };
}

function anonymousAccountRoutes(parent: typeof anonymousRoute) {
  const login = createRoute({
    getParentRoute: () => parent,
    path: paths.login(),
    component: loadScreen(() => import("./login-screen.tsx"), "LoginScreen"),
  });
  const register = createRoute({
    getParentRoute: () => parent,
    path: paths.register(),
    beforeLoad: ({ search }) => takeRegisterPrefill(search),
    component: loadScreen(() => import("./register-screen.tsx"), "RegisterScreen"),
  });
  const verificationPending = createRoute({
    getParentRoute: () => parent,
    path: paths.verificationPending(),
    component: loadScreen(() => import("./verification-pending-screen.tsx"), "VerificationPendingScreen"),
  });
  const reset = createRoute({
    getParentRoute: () => parent,
    path: paths.resetPassword(),
    beforeLoad: ({ search }) => takeMailedCode(search, paths.resetPassword()),
    component: loadScreen(() => import("./reset-password-screen.tsx"), "ResetPasswordScreen"),
  });
  const oauthReturn = createRoute({
    getParentRoute: () => parent,
    path: paths.oauthReturn(),
    beforeLoad: ({ search }) => takeProviderResponse(search),
    component: loadScreen(() => import("./oauth-return-screen.tsx"), "OAuthReturnScreen"),
  });
  return [login, register, verificationPending, reset, oauthReturn] as const;
}

function openAccountRoutes(parent: typeof rootRoute) {
  const account = createRoute({
    getParentRoute: () => parent,
    path: "/account",
    beforeLoad: () => {
      throw redirect({ to: paths.login(), replace: true });
    },
  });
  const verify = createRoute({
    getParentRoute: () => parent,
    path: paths.verify(),
    beforeLoad: async ({ search, context }) => {
      takeMailedCode(search, paths.verify());
      if (mailedCode() !== undefined) return;
      throw redirect({ to: defaultPathFor(await context.session.settled()), replace: true });
    },
    component: loadScreen(() => import("./verify-screen.tsx"), "VerifyScreen"),
  });
  return [account, verify] as const;
}
