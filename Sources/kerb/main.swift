import Records
import Reports

print(FormatReference.markdown())
