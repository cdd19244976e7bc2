export { ToastProvider, type ToastProviderProps } from "./toast.tsx";
export { type ToastMessage, useToast } from "./use-toast.ts";
