import JSON
import Records

/// Whether somebody took back that sound or picture of them is kept: alone, or with everything.
enum RecordingWithdrawal {
  /// - Complexity: Looks at the withdrawals of a participant only.
  static func isOne(in file: RecordFile) -> Bool {
    guard file.file.role == .participant, !file.isErased,
      let entries = file.document?.root[\Participant.withdrawals], entries.kind == .object
    else { return false }
    return entries.members.contains { key, entry in
      !entry.isTombstone(key: key.string) && !ErasedEntries.isErased(entry)
        && LiveTexts.of(\Withdrawal.scope, in: entry).contains(where: isRecording)
    }
  }

  private static func isRecording(_ scope: String) -> Bool {
    [WithdrawalScope.recording, .all].contains { Text.isSame($0.id, scope) }
  }
}
