import { createContext, use } from "react";

export const LogOutContext = createContext<() => void>(() => {});

/** Logs out whoever is logged in. */
export const useLogOut = () => use(LogOutContext);
