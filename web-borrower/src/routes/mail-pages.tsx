import { Route, Switch } from "wouter";
import { AllowRoute } from "./allow.tsx";
import { ConfirmedRoute } from "./confirmed.tsx";
import { ConfirmingRoute } from "./confirming.tsx";
import { ReceiptRoute } from "./receipt.tsx";
import { UserCopyRoute } from "./user-copy.tsx";

/** Each of these pages leads to the next. */
export function MailPages() {
  return (
    <Switch>
      <Route component={ConfirmingRoute} path="/confirming" />
      <Route component={ConfirmedRoute} path="/confirm" />
      <Route component={UserCopyRoute} path="/downloadusercopy" />
      <Route component={ReceiptRoute} path="/receipt" />
      <Route component={AllowRoute} path="/allow" />
    </Switch>
  );
}
