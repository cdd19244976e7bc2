import { maximumLengths, type TextFault, textFault } from "@tieout/core/text";

/** What is wrong with a workspace's name (P-V1 to P-V4). */
export const nameFault = (name: string): TextFault | undefined =>
  textFault(name, { required: true, maximumLength: maximumLengths.workspaceName });

/** What is wrong with an engagement code, which may be left out (P-V5, P-V6). */
export const codeFault = (code: string): TextFault | undefined =>
  textFault(code, { required: false, maximumLength: maximumLengths.engagementCode });
