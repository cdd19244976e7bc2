/** What a dialog that is open can be found by. */
export const dialogMark = "data-dialog";
